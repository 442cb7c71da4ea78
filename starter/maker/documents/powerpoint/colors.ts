import type { Ink } from '../brand.ts'
import { type Xml, xml } from './xml.ts'

/**
 * The place of each ink in the theme's colour scheme. White is paper: slides have no pure white, so that one change of
 * the scheme changes the background and all light text.
 */
const SCHEME = {
  ink: 'tx1',
  paper: 'bg1',
  white: 'bg1',
  deep: 'tx2',
  sand: 'bg2',
  indigo: 'accent1',
  terracotta: 'accent2',
  marigold: 'accent3',
  leaf: 'accent4',
  inkSoft: 'accent5',
  line: 'accent6',
} as const satisfies Record<Ink, string>

/** A colour of the theme. */
export function schemeColor(ink: Ink): Xml {
  return xml`<a:schemeClr val="${SCHEME[ink]}"/>`
}

export function fill(ink: Ink): Xml {
  return xml`<a:solidFill>${schemeColor(ink)}</a:solidFill>`
}
