import { linkPieces } from '#core/link-pieces.ts'

/** Number of links in HTML that `sanitizeMemberHtml` returned. URLs in its text do not count. */
export function countLinks(html: string): number {
  return html.match(/<a href="/g)?.length ?? 0
}

/** Number of links that readers see in a plain text. */
export function countLinksInText(text: string): number {
  return linkPieces(text).filter((piece) => 'href' in piece).length
}
