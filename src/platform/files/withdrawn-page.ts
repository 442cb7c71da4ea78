import type { FastifyReply } from 'fastify'
import { ERRORS } from '#core/error-codes.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { errorText } from '#core/messages.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { withdrawnText as text } from './messages.ts'

const STYLE = `:root{color-scheme:light dark;background:light-dark(#fbf7f0,#14161f);color:light-dark(#1d1b22,#f1ede4)}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem}
a{color:light-dark(#27357e,#a9b5ff);display:inline-block;padding:.6rem 0}`
const CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Answers at an address of a withdrawn file, with a link to the current content and without the name of the file. */
export function sendWithdrawn(reply: FastifyReply, page: string | null): FastifyReply {
  return reply
    .code(ERRORS.withdrawn)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': CSP,
      'error-code': 'withdrawn',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${errorText.withdrawn} · ${SITE_NAME}</title><style>${STYLE}</style></head><body><main>` +
        `<h1>${errorText.withdrawn}</h1><p>${text.hint}</p><p><a href="${escapeHtml(page ?? '/')}">${text.goOn}</a></p>` +
        `</main></body></html>`,
    )
}
