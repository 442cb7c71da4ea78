import { EMBLEMS, emblemOf } from './emblems.ts'

/** All emblems, once on a page; `CategoryEmblem` refers to them. */
export function EmblemSprite() {
  return (
    <svg
      className="icon-sprite"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  )
}

const SPRITE = Object.entries(EMBLEMS)
  .map(([emblem, drawing]) => `<symbol id="emblem-${emblem}" viewBox="0 0 32 32">${drawing}</symbol>`)
  .join('')

interface CategoryEmblemProps {
  /** The name of the category; undefined for all categories together. */
  name?: string | undefined
  /** 1 to 7, see `CategoryMark`. */
  accent?: number | undefined
  /** On a coloured tile with the pattern of the accent. */
  tile?: boolean
}

/** Decorative: show the name of the category next to it, or on the page. */
export function CategoryEmblem({ name = '', accent, tile = false }: CategoryEmblemProps) {
  const classes = [tile ? 'emblem-tile' : 'emblem', accent && `accent-${accent}`].filter(Boolean).join(' ')
  return (
    <span className={classes}>
      <svg aria-hidden="true">
        <use href={`#emblem-${emblemOf(name)}`} />
      </svg>
    </span>
  )
}
