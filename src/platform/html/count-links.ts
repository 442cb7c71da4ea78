import { linkPieces } from '#core/link-pieces.ts'

/** How many links a cleaned post has. Only for HTML that came out of `sanitizeMemberHtml`; addresses in its text do not count. */
export function countLinks(html: string): number {
  return html.match(/<a href="/g)?.length ?? 0
}

/** How many links readers will see in a plain-text comment. */
export function countLinksInText(text: string): number {
  return linkPieces(text).filter((piece) => 'href' in piece).length
}
