import type { ReactNode } from 'react'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'square' } as const

/** Icons of the editor, on the 24-pixel grid of `Icon`. */
const PATHS = {
  bold: <path {...line} strokeWidth="3" d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" />,
  italic: <path {...line} d="M10 4h7M7 20h7M14 4l-4 16" />,
  bulletList: (
    <>
      <path {...line} d="M10 6h11M10 12h11M10 18h11" />
      <path fill="currentColor" d="M3 4h4v4H3zM3 10h4v4H3zM3 16h4v4H3z" />
    </>
  ),
  orderedList: (
    <>
      <path {...line} d="M11 6h10M11 12h10M11 18h10" />
      <path {...line} strokeWidth="1.6" d="M3.5 4.5L5 4v5M3 14.5q3-1.5 3 .7L3.5 19.5H6.5" />
    </>
  ),
  link: <path {...line} d="M10 14l4-4M8 11l-3 3a4 4 0 0 0 5.5 5.5L14 16M10 8l3.5-3.5A4 4 0 0 1 19 10l-3 3" />,
  heading: <path {...line} strokeWidth="3" d="M5 4v16M19 4v16M5 12h14" />,
  table: <path {...line} d="M3 4h18v16H3zM3 10h18M3 15h18M10 10v10" />,
  undo: <path {...line} d="M8 4L4 8l4 4M4 8h9a6 6 0 0 1 0 12H7" />,
} as const satisfies Record<string, ReactNode>

export type ToolIconName = keyof typeof PATHS

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  )
}
