/** Each block takes its direction from its own first letter, so that Arabic and English can follow each other. */
const BLOCKS = /<(p|ul|ol|li|blockquote|h[2-4]|th|td)(?=[\s>])/g

/** HTML that editors and members wrote; it was sanitized before it was stored. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  const blocks = html.replace(BLOCKS, '<$1 dir="auto"')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized before it was stored
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: blocks }} />
}
