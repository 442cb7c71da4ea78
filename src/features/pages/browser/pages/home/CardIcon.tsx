import type { ReactNode } from 'react'

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  file: (
    <>
      <path className="fill-indigo" d="M4 6h30l14 14v26H4z" />
      <path fill="#F0B429" d="M34 6v14h14z" />
      <path className="stroke-surface" strokeWidth="4" d="M12 28h24M12 37h18" />
    </>
  ),
  talk: (
    <>
      <path className="fill-terracotta" d="M4 8h44v28H26L14 47V36H4z" />
      <path className="stroke-surface" strokeWidth="4" d="M13 18h26M13 26h16" />
    </>
  ),
  globe: (
    <>
      <circle className="fill-leaf" cx="26" cy="26" r="22" />
      <path
        className="stroke-surface"
        strokeWidth="3"
        fill="none"
        d="M26 4v44M4 26h44M12 10q14 14 0 32M40 10q-14 14 0 32"
      />
    </>
  ),
}

/** A drawing by its name; a draft may have none yet. */
export function CardIcon({ name }: { name: string }) {
  return (
    <svg width="52" height="52" viewBox="0 0 52 52" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
