import { orNotFound } from '#core/errors.ts'
import { lineOf } from '#core/hidden-characters.ts'
import { pagedList } from '#core/paging.ts'
import { listEditables } from '#features/editing/server/public.ts'
import type { Feature } from '#platform/feature.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'
import { type Served, serve, serveRaw } from '#platform/http/serve.ts'
import { countBounces, liftBounces, listBounces } from '#platform/mail/bounces.ts'
import * as calls from '../contract/mails.ts'
import { responseText as text } from '../messages.ts'
import { controlIssue } from './actions/control-issue.ts'
import { askForSending, createIssue, discardDraft, saveDraft, testDraft } from './actions/issues.ts'
import { sendDraft } from './actions/send-issue.ts'
import { composeSample } from './compose-issue.ts'
import { bytesOf, listIssues, readIssue } from './queries/issues.ts'
import { countAudiences } from './queries/recipients.ts'
import { reportBounces } from './report-bounces.ts'

const sanitize = { subject: lineOf, preheader: lineOf, body: sanitizeEditorHtml }

export function mailRoutes(features: readonly Feature[]): readonly Served[] {
  return [
    serve(calls.listMails, async ({ longRead, query, url, siteUrl }) => {
      const { counts, ...list } = await longRead((db) => listIssues(db, query))
      return { ...pagedList(new URL(url, siteUrl), { ...list, page: query.page, pageSize: query.page_size }), counts }
    }),
    serve(calls.createMail, ({ input, member, now, commit }) => commit((tx) => createIssue(tx, input, member.id, now))),
    serve(calls.getMail, ({ longRead, params, siteUrl, context }) =>
      longRead(async (db) => {
        const siteName = await context.readSiteName(db)
        const issue = await readIssue(db, params.id, listEditables(features), { siteUrl, siteName })
        return { ...issue, has_mail_server: context.config.smtpUrl !== undefined }
      }),
    ),
    serve(
      calls.saveMail,
      ({ params, input, member, now, commit }) => commit((tx) => saveDraft(tx, params.id, input, member.id, now)),
      { sanitize },
    ),
    serve(calls.discardMail, ({ params, commit }) =>
      commit(async (tx) => {
        await discardDraft(tx, params.id)
        return { detail: text.steps.discard }
      }),
    ),
    serve(
      calls.previewMail,
      async ({ input, siteUrl, db, context }) => {
        const siteName = await context.readSiteName(db)
        const mail = composeSample(input, { siteUrl, siteName }, 'reader@example.org')
        return { html: mail.html, text: mail.text, bytes: bytesOf(mail) }
      },
      { sanitize },
    ),
    serve(calls.prepareMail, ({ params: { id }, input: { action, revision }, member, now, commit }) =>
      commit(async (tx) => {
        if (action === 'ask') await askForSending(tx, id, revision, now)
        else await testDraft(tx, id, revision, member.id, now)
        return { detail: text.steps[action] }
      }),
    ),
    serve(calls.sendMail, async ({ params, input, longRead, member, now, commit }) => {
      const people = await longRead(countAudiences)
      return commit(async (tx) => {
        await sendDraft(tx, params.id, { ...input, people }, member.id, now)
        return { detail: text.steps.send }
      })
    }),
    serve(calls.controlMail, ({ params, input: { action }, member, now, commit }) =>
      commit(async (tx) => {
        await controlIssue(tx, params.id, action, member.id, now)
        return { detail: text.steps[action] }
      }),
    ),
    serve(calls.listBounces, async ({ db, query, url, siteUrl }) => {
      const results = await listBounces(db, query.page, query.page_size)
      const count = await countBounces(db)
      return pagedList(new URL(url, siteUrl), { page: query.page, pageSize: query.page_size, count, results })
    }),
    serve(calls.tryOnceMore, ({ input, commit }) =>
      commit(async (tx) => {
        orNotFound((await liftBounces(tx, input.email)) || undefined)
        return { detail: text.lifted }
      }),
    ),
    serveRaw(calls.reportBounces, reportBounces, 'application/json'),
  ]
}
