/** Drawings on a grid of 32, in one colour. Made of woven shapes: blocks, diamonds, dots. As markup, because the page has them once. */
export const EMBLEMS = {
  /** Blocks that carry each other. */
  foundations:
    '<path d="M1 24h9v7H1zM11.5 24h9v7h-9zM22 24h9v7h-9zM6 15.5h9v7H6zM17 15.5h9v7h-9zM11.5 7h9v7h-9zM16 0l3 3-3 3-3-3z"/>',
  /** Two speech bubbles. */
  counselling:
    '<path fill-rule="evenodd" d="M1 3h19v14h-9l-5 5v-5H1zM10.5 5.5L6 10l4.5 4.5L15 10z"/><path d="M23 10h8v13h-3v6l-6-6H12v-4.5h11z"/>',
  /** A strip of pills and a syringe. */
  doses:
    '<path fill-rule="evenodd" d="M1 1h17v30H1zM6 4a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 1 0 6 4zM13 4a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 1 0 13 4zM6 13.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2zM13 13.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2zM6 22.8A2.6 2.6 0 1 0 6 28a2.6 2.6 0 1 0 0-5.2zM13 22.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2z"/><path d="M22 1h9v3h-3v4h3v14h-9V8h3V4h-3zM25.7 23h1.6v8h-1.6z"/>',
  /** An intrauterine device between two rods. */
  lasting:
    '<path fill="none" stroke="currentColor" stroke-width="4.5" d="M3.5 10v21M28.5 10v21M6 3.5q10 8 20 0M16 7v13"/><path fill="none" stroke="currentColor" stroke-width="1.4" d="M14.5 20v11M17.5 20v11"/>',
  /** A ring in a ring of beads. */
  barrier:
    '<circle cx="16" cy="16" r="12.5" fill="none" stroke="currentColor" stroke-width="6.4" stroke-linecap="round" stroke-dasharray="0 9.817"/><circle cx="16" cy="16" r="4.8" fill="none" stroke="currentColor" stroke-width="3"/>',
  /** A star whose points lead to all sides. */
  situations:
    '<path fill-rule="evenodd" d="M16 0l4.5 11.5L32 16l-11.5 4.5L16 32l-4.5-11.5L0 16l11.5-4.5zM16 11l-5 5 5 5 5-5z"/><path d="M4 4l6 2.5L6.5 10zM28 4l-2.5 6L22 6.5zM28 28l-6-2.5 3.5-3.5zM4 28l2.5-6 3.5 3.5z"/>',
  /** A board with a chart. */
  skills:
    '<path fill-rule="evenodd" d="M1 2h30v20H1zM4.5 5.5v13h23v-13z"/><path fill="none" stroke="currentColor" stroke-width="2.8" d="M8 15.5l4.5-5 4.5 3.5 7-6"/><path d="M8 22h4.5L9 31H4.5zM19.5 22H24l3.5 9H23z"/>',
  /** Woven diamonds, for any other category. */
  woven: '<path d="M16 0l7 7-7 7-7-7zM7 9l7 7-7 7-7-7zM25 9l7 7-7 7-7-7zM16 18l7 7-7 7-7-7z"/>',
} as const

export type Emblem = keyof typeof EMBLEMS

/** Words in the name of a category. Editors name categories, so no list of names would stay complete. */
const WORDS: readonly (readonly [Emblem, RegExp])[] = [
  ['counselling', /counsel/i],
  ['doses', /\b(pills?|inject)/i],
  ['lasting', /\b(long-acting|permanent|implants?|intrauterine|sterili[sz]ation)\b/i],
  ['barrier', /\b(barrier|condoms?|fertility awareness)\b/i],
  ['situations', /\bsituations?\b/i],
  ['skills', /\b(skills?|facilitation)\b/i],
  ['foundations', /\b(foundations?|basics?|introduction)\b/i],
]

export function emblemOf(name: string): Emblem {
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'woven'
}
