const LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"'
const SOLID = 'fill="currentColor"'
const ON_SOLID = 'stroke="var(--paper)" stroke-width="2.4"'
const DIAMOND = `<path ${SOLID} d="M12 1l11 11-11 11L1 12z"/>`

/** Drawings on a grid of 24, in the colour of the text around them. As markup, because they are sent as one sprite. */
const DRAWINGS = {
  search: `<path ${LINE} d="M16 16l5 5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z"/>`,
  menu: `<path ${LINE} d="M3 6h18M3 12h18M3 18h18"/>`,
  close: `<path ${LINE} d="M5 5l14 14M19 5L5 19"/>`,
  bookmark: `<path ${LINE} d="M6 3h12v18l-6-5-6 5z"/>`,
  'bookmark-filled': '<path fill="var(--marigold)" stroke="currentColor" stroke-width="2" d="M6 3h12v18l-6-5-6 5z"/>',
  download: `<path ${LINE} d="M12 3v12M6 10l6 6 6-6M4 21h16"/>`,
  view: `<path ${LINE} d="M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"/>`,
  print: `<path ${LINE} d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z"/>`,
  more: '<path fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" d="M5 12h.01M12 12h.01M19 12h.01"/>',
  share: `<path ${LINE} d="M12 15V3M7 7l5-5 5 5M5 11v10h14V11"/>`,
  external: `<path ${LINE} d="M10 5H4v15h15v-6M14 3h7v7M21 3L11 13"/>`,
  'chevron-down': `<path ${LINE} d="M5 9l7 7 7-7"/>`,
  'chevron-left': `<path ${LINE} d="M15 4l-8 8 8 8"/>`,
  'chevron-right': `<path ${LINE} d="M9 4l8 8-8 8"/>`,
  plus: `<path ${LINE} d="M12 4v16M4 12h16"/>`,
  minus: `<path ${LINE} d="M4 12h16"/>`,
  play: `<path ${SOLID} d="M7 4l13 8-13 8z"/>`,
  check:
    '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="square" d="M4 12.5l5.5 5.5L20 6.5"/>',
  warning: `${DIAMOND}<path ${ON_SOLID} d="M12 6v7M12 15.5v2.5"/>`,
  info: `${DIAMOND}<path ${ON_SOLID} d="M12 10.5V18M12 6v2.5"/>`,
  mail: `<path ${LINE} d="M3 5h18v14H3zM3 6l9 7 9-7"/>`,
  whatsapp: `<path ${LINE} d="M4 20l1.5-4A8 8 0 1 1 9 19.3zM9 9q1 4 6 6"/>`,
  link: `<path ${LINE} d="M10 14l4-4M8 11l-3 3a4 4 0 0 0 5.5 5.5L14 16M10 8l3.5-3.5A4 4 0 0 1 19 10l-3 3"/>`,
  qr: `<path ${LINE} d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M19 14h1M14 19h1M19 18h1v2h-2"/>`,
  offline: `<path ${LINE} d="M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4M2 8.5A14 14 0 0 1 6.5 6M13 7a14 14 0 0 1 9 1.5M16 10.5a10 10 0 0 1 3 1.5M12 19.5h.1"/>`,
  keep: `<path ${LINE} d="M6 2h12v20H6zM12 6.5v7M9 11l3 3 3-3M10 18.5h4"/>`,
  kept: `<path ${LINE} d="M6 2h12v20H6zM9 11l2.4 2.6L15.5 8M10 18.5h4"/>`,
  pause: `<path ${LINE} d="M8 5v14M16 5v14"/>`,
  folder: `<path ${LINE} d="M3 5h7l2 3h9v12H3z"/>`,
  bell: `<path ${LINE} d="M6 17v-6a6 6 0 0 1 12 0v6M3 17h18M10 20.5h4"/>`,
  refresh: `<path ${LINE} d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 14"/>`,
} as const

export type IconName = keyof typeof DRAWINGS

const SPRITE_ID = 'icon-sprite'

/** All drawings, once in the document; `Icon` refers to them. */
export function IconSprite() {
  return (
    <svg
      id={SPRITE_ID}
      className="icon-sprite"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: SPRITE || spriteOfDocument() }}
    />
  )
}

/** Only the server makes it, so that no script contains the drawings. */
const SPRITE = import.meta.env.SSR
  ? Object.entries(DRAWINGS)
      .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
      .join('')
  : ''

/** In the browser, hydration reads the drawings from the document. */
function spriteOfDocument(): string {
  return document.getElementById(SPRITE_ID)?.innerHTML ?? ''
}

/** A decorative drawing; give its meaning in text or in the button's label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
