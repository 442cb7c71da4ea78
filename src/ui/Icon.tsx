import type { ReactNode } from 'react'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'square' } as const

/** Every drawing on a grid of 24, in the colour of the text around it. */
const DRAWINGS = {
  search: <path {...line} d="M16 16l5 5M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z" />,
  menu: <path {...line} d="M3 6h18M3 12h18M3 18h18" />,
  close: <path {...line} d="M5 5l14 14M19 5L5 19" />,
  bookmark: <path {...line} d="M6 3h12v18l-6-5-6 5z" />,
  'bookmark-filled': <path fill="var(--marigold)" stroke="currentColor" strokeWidth="2" d="M6 3h12v18l-6-5-6 5z" />,
  download: <path {...line} d="M12 3v12M6 10l6 6 6-6M4 21h16" />,
  view: <path {...line} d="M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />,
  print: <path {...line} d="M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z" />,
  share: <path {...line} d="M12 15V3M7 7l5-5 5 5M5 11v10h14V11" />,
  external: <path {...line} d="M10 5H4v15h15v-6M14 3h7v7M21 3L11 13" />,
  'chevron-down': <path {...line} d="M5 9l7 7 7-7" />,
  'chevron-left': <path {...line} d="M15 4l-8 8 8 8" />,
  'chevron-right': <path {...line} d="M9 4l8 8-8 8" />,
  plus: <path {...line} d="M12 4v16M4 12h16" />,
  minus: <path {...line} d="M4 12h16" />,
  play: <path fill="currentColor" d="M7 4l13 8-13 8z" />,
  check: <path {...line} strokeWidth="2.6" d="M4 12.5l5.5 5.5L20 6.5" />,
  warning: (
    <>
      <path fill="currentColor" d="M12 1l11 11-11 11L1 12z" />
      <path stroke="var(--paper)" strokeWidth="2.4" d="M12 6v7M12 15.5v2.5" />
    </>
  ),
  info: (
    <>
      <path fill="currentColor" d="M12 1l11 11-11 11L1 12z" />
      <path stroke="var(--paper)" strokeWidth="2.4" d="M12 10.5V18M12 6v2.5" />
    </>
  ),
  mail: <path {...line} d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  whatsapp: <path {...line} d="M4 20l1.5-4A8 8 0 1 1 9 19.3zM9 9q1 4 6 6" />,
  link: <path {...line} d="M10 14l4-4M8 11l-3 3a4 4 0 0 0 5.5 5.5L14 16M10 8l3.5-3.5A4 4 0 0 1 19 10l-3 3" />,
  qr: <path {...line} d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M19 14h1M14 19h1M19 18h1v2h-2" />,
  user: <path {...line} d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21q0-6 8-6t8 6" />,
  'arrow-right': <path {...line} d="M4 12h15M13 6l6 6-6 6" />,
  refresh: <path {...line} d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 14" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

const SPRITE_ID = 'icon-sprite'

/** All drawings once in the document; `Icon` only points at them. */
export function IconSprite() {
  const given = { id: SPRITE_ID, className: 'icon-sprite' }
  // In the browser the drawings are those of the page that came: they need not come a second time with the script.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, as the server sent them
  if (!import.meta.env.SSR) return <svg {...given} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn() }} />
  return (
    <svg {...given} aria-hidden="true">
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}

function drawn(): string {
  return document.getElementById(SPRITE_ID)?.innerHTML ?? ''
}

/** A drawing beside a text; say what it means in the text or on the button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
