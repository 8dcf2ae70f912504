import { DEFAULT_EDITION, getEdition, isTextId } from '@ettin/editions';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useNavigation } from '../app/navigation.js';
import type { RulesRoute } from '../app/route.js';
import { useMedia } from '../app/useMedia.js';
import { useWords } from '../i18n/words.js';
import { Contents } from './Contents.js';
import { DetailPanel } from './Detail.js';
import { Found } from './Found.js';
import { RulebookHead } from './RulebookHead.js';
import { SideBySide } from './SideBySide.js';
import { Text } from './Text.js';
import '../card/card.css';
import './rulebook.css';
import './detail.css';

/** The rulebook: an edition's own section and the general rules, found by words, beside another edition, and linked. */
export function Rulebook({ route }: { readonly route: RulesRoute }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const wide = useMedia('(min-width: 960px)');
  const edition = getEdition(route.edition ?? DEFAULT_EDITION)?.id ?? DEFAULT_EDITION;
  const beside = route.beside !== null && isTextId(route.beside) && isTextId(edition) ? route.beside : null;
  useEffect(() => {
    document.title = `${t('rules.title')} · Ettin`;
    return () => {
      document.title = 'Ettin';
    };
  }, [t]);
  const place = { edition, open: beside === null ? route.line : null, wide };
  const choose = useCallback(
    (line: string | null) => go({ at: 'rules', edition, beside: null, line }),
    [go, edition],
  );
  return (
    <div className="rulebook">
      <RulebookHead
        edition={edition}
        beside={beside}
        search={search}
        onSearch={setSearch}
        onEdition={(id) => go({ at: 'rules', edition: id, beside: isTextId(id) ? beside : null, line: null })}
        onBeside={(id) => go({ at: 'rules', edition, beside: id, line: null })}
      />
      {beside !== null && wanted === '' ? (
        <SideBySide from={edition} to={beside} />
      ) : (
        <div className="rulebook-body">
          <Contents edition={edition} />
          <main className="rulebook-text" id="rules" tabIndex={-1}>
            {wanted === '' ? (
              <Text {...place} onChoose={choose} />
            ) : (
              <Found {...place} words={wanted} onChoose={choose} />
            )}
          </main>
          {wide && <DetailPanel edition={edition} number={place.open} onChoose={choose} />}
        </div>
      )}
    </div>
  );
}
