import { marked } from 'marked'
import { textOfHtml } from '#core/words.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'

/** The HTML of a text of the command line. The mail has a title above it. */
export function htmlOfMarkdown(markdown: string): string {
  return sanitizeEditorHtml(marked.parse(markdown.replaceAll(/^# /gm, '## '), { async: false }))
}

/** Links to this site as whole URLs, because a mail has no address. @param html sanitized */
export function withWholeLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`)
}

/** What readers without HTML get: a line for each block, and the URL after the words of a link. @param html sanitized */
export function plainTextOf(html: string): string {
  const lines = html
    .replace(/\n/g, ' ')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, url: string, words: string) =>
      words === url ? url : `${words} (${url})`,
    )
    .replace(/<li[^>]*>\s*(?:<p>)?/g, '\n- ')
    .replace(/(?:<\/p>)?\s*<\/li>/g, '')
    .replace(/<br[^>]*>|<\/tr>/g, '\n')
    .replace(/<\/(?:p|h[2-4]|ul|ol|blockquote|table)>|<hr[^>]*>/g, '\n\n')
    .split('\n')
  return lines
    .map(textOfHtml)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The targets of all links, each once. @param html sanitized */
export function linksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, url = '']) => url))]
}
