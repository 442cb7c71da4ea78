/**
 * The places of a word in an entry, best first: its title; title or details; anywhere. In the index each word stands
 * once for every place that holds it, with the letter of the place before it: one index answers for all three, and
 * the lists for titles are short.
 */
export const PLACES = ['t', 'd', 'x'] as const
export type Place = (typeof PLACES)[number]
