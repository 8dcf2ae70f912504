import { describe, expect, it } from 'vitest';
import { formatCounts } from './counts-reporter.js';

describe('the closing line of a test run', () => {
  it('should give passed and failed alone', () => {
    expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  });

  it('should append the skipped only when there are any', () => {
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
});
