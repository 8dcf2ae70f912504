/**
 * The editions that a table may be played by, oldest first, with the day from which their rules held. The page knows
 * them without the editions themselves, which are large; a test holds both together.
 */
export const EDITIONS = [
  { id: '2005-08', date: '2005-08-01' },
  { id: '2005-fr', date: '2005-10-01' },
  { id: '2006-en', date: '2006-10-01' },
  { id: '2007-02', date: '2007-02-01' },
  { id: '2007-05', date: '2007-05-01' },
  { id: '2009-en', date: '2009-10-01' },
  { id: '2010-04', date: '2010-04-23' },
  { id: '2010-es', date: '2010-10-01' },
  { id: '2011-04', date: '2011-04-01' },
  { id: '2011plus-ja', date: '2016-11-11' },
  { id: '2018-04', date: '2018-04-27' },
  { id: '2019-07', date: '2019-07-12' },
  { id: '2024-11', date: '2024-11-08' },
  { id: '2026', date: '2026-09-25' },
] as const;

/** A calendar day as the middle of it in UTC, to be formatted there: no time zone makes another day of it. */
export const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`);
