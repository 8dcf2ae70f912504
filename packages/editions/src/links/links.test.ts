import { MEANINGS, PURPOSES } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { ruleLinks } from '../index.js';
import { ASKED_UNDER } from './decisions.js';
import { EVENTS, UNTOLD } from './events.js';

describe('what a rule decides', () => {
  it('should be told of the line that says it and of the rules above, not of its other lines', () => {
    // CR 606.6e of 2006: line 4 says that each member draws
    expect(ruleLinks('2006-en', '606.6e.4').meanings).toContain('draw.step');
    expect(ruleLinks('2006-en', '606.6e').meanings).toContain('draw.step');
    expect(ruleLinks('2006-en', '606.6').meanings).toContain('draw.step');
    expect(ruleLinks('2006-en', '606.6e.1').meanings).not.toContain('draw.step');
  });

  it('should name events and decisions', () => {
    // CR 805.10b: the active team declares attackers
    expect(ruleLinks('2026', '805.10b')).toMatchObject({
      events: expect.arrayContaining(['attackers']),
      decisions: expect.arrayContaining(['attackers']),
    });
    // CR 704.5j: the legend rule
    expect(ruleLinks('2026', '704.5j').decisions).toEqual(['keepLegend']);
  });

  it('should be nothing for a heading, a number or an edition that is not there', () => {
    const nothing = { meanings: [], events: [], decisions: [] };
    expect(ruleLinks('2026', '810.99')).toEqual(nothing);
    expect(ruleLinks('1993', '810.9a')).toEqual(nothing);
  });

  it('should have every meaning told by events, or say why it is not', () => {
    const told = MEANINGS.filter((meaning) => EVENTS[meaning] !== undefined);
    const untold = MEANINGS.filter((meaning) => UNTOLD[meaning] !== undefined);
    expect([...told, ...untold].sort()).toEqual([...MEANINGS].sort());
  });

  it('should have words of the vocabularies only, and every purpose', () => {
    for (const meaning of Object.keys(EVENTS)) expect(MEANINGS).toContain(meaning);
    for (const purpose of PURPOSES) expect(MEANINGS).toContain(ASKED_UNDER[purpose]);
  });
});
