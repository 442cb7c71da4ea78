/** A glyph that the font lacks, drawn as strokes. Units are ems; y grows downward from the baseline. */
export interface DrawnSymbol {
  /** Width in ems, with the space around it. */
  advance: number
  /** SVG path of absolute M, L, H, V, C and Z, stroked. */
  path: string
}

const greater = 'M.1 -.56 L.5 -.34 L.1 -.12'
const less = 'M.5 -.56 L.1 -.34 L.5 -.12'
const box = 'M.06 .08 H.74 V-.6 H.06 Z'
const tick = 'M.2 -.28 L.36 -.1 L.64 -.5'

/**
 * Characters that health texts need and the font files lack. PDFs embed them as a separate font, so that
 * search, copying and screen readers work.
 */
export const SYMBOLS: ReadonlyMap<string, DrawnSymbol> = new Map([
  ['≥', { advance: 0.6, path: `${greater} M.1 0 H.5` }],
  ['≤', { advance: 0.6, path: `${less} M.1 0 H.5` }],
  ['≠', { advance: 0.6, path: 'M.08 -.42 H.52 M.08 -.22 H.52 M.4 -.58 L.2 -.06' }],
  ['→', { advance: 0.86, path: 'M.08 -.32 H.76 M.54 -.52 L.77 -.32 L.54 -.12' }],
  ['←', { advance: 0.86, path: 'M.78 -.32 H.1 M.32 -.52 L.09 -.32 L.32 -.12' }],
  ['↑', { advance: 0.6, path: 'M.3 0 V-.66 M.1 -.44 L.3 -.67 L.5 -.44' }],
  ['↓', { advance: 0.6, path: 'M.3 -.68 V-.02 M.1 -.24 L.3 -.01 L.5 -.24' }],
  ['µ', { advance: 0.58, path: 'M.1 -.48 V.2 M.1 -.2 C.1 .04 .44 .04 .46 -.2 M.46 -.48 V0' }],
  [
    '○',
    {
      advance: 1,
      path: 'M.9 -.36 C.9 -.58 .72 -.76 .5 -.76 C.28 -.76 .1 -.58 .1 -.36 C.1 -.14 .28 .04 .5 .04 C.72 .04 .9 -.14 .9 -.36 Z',
    },
  ],
  ['✓', { advance: 0.8, path: tick }],
  ['✔', { advance: 0.8, path: tick }],
  ['☐', { advance: 0.8, path: box }],
  ['☑', { advance: 0.8, path: `${box} ${tick}` }],
  ['☒', { advance: 0.8, path: `${box} M.18 -.48 L.62 -.04 M.62 -.48 L.18 -.04` }],
])
