/** HTML that editors wrote; it was sanitized before it was stored. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by sanitizeEditorHtml before it was stored
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
