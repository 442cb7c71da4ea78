/** A text that editors wrote: HTML that was cleaned when it came in. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by sanitizeEditorHtml before it was stored
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
