import { z } from 'zod'
import { urlOf } from '#core/client.ts'
import { directionOf } from '#core/direction.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { typeLabelOf } from '#core/file-labels.ts'
import { formatSize } from '#core/format.ts'
import { listReachable } from '#features/accounts/server/public.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { fullName, listStartedDiscussions } from '#features/discussions/server/public.ts'
import { paths as libraryPaths } from '#features/library/paths.ts'
import { type Followed, isFollowing, listModuleLinks, readChangedFiles } from '#features/library/server/public.ts'
import { fileTypeOf } from '#platform/files/media-types.ts'
import { layoutTable, paragraph, row } from '#platform/mail/html-parts.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import { STYLE } from '#platform/mail/layout-style.ts'
import type { Mail, MailContext, MailTemplate, MailTemplates, QueuedMail } from '#platform/mail/mail.ts'
import { mailText, moduleMailText as text } from '../messages.ts'
import { unfollowLinks } from './unfollow.ts'

export const FILES_MAIL = 'module-files'
export const DISCUSSIONS_MAIL = 'module-discussions'

/** Lines in one mail; the mail counts the others. */
const MAX_LINES = 10

const Follow = z.object({ accountId: z.int(), moduleId: z.int() })
const FilesData = Follow.extend({ from: z.int(), to: z.int() })
const DiscussionsData = Follow.extend({ after: z.string(), until: z.string() })

const filesMail: MailTemplate = async (mail, context) => {
  const data = FilesData.parse(mail.data)
  const name = await findReader(mail, context, 'files', data)
  const changed = await readChangedFiles(context.db, { id: data.moduleId, from: data.from, to: data.to })
  if (name === undefined || changed === undefined || changed.files.length === 0) return undefined
  const { files, slug } = changed
  const size = formatSize(files.reduce((sum, { file }) => sum + file.sizeBytes, 0))
  const lines = files.map(({ title, preview, note, isNew, file }) => {
    const page = `/training/${slug}/downloads?preview=${preview}`
    const facts = `${typeOf(file.mediaType)}, ${formatSize(file.sizeBytes)}`
    return { title, page, more: [isNew ? text.isNew : note.replace(/\.$/, ''), facts].filter(Boolean).join('. ') }
  })
  const query = { files: files.map(({ key }) => key).join(',') }
  return composeMail(context, data, {
    title: text.filesChanged(changed.name, files.length),
    intro: [text.hello(name), text.newerFiles(changed.name, size)],
    lines,
    button: {
      label: text.download(files.length, size),
      path: urlOf(libraryPaths.downloadFiles, { params: { module: slug }, query }),
    },
  })
}

function typeOf(mediaType: string): string {
  return typeLabelOf({ file_type: fileTypeOf(mediaType), path_type: 'FILE' })
}

const discussionsMail: MailTemplate = async (mail, context) => {
  const data = DiscussionsData.parse(mail.data)
  const name = await findReader(mail, context, 'discussions', data)
  const [module] = await listModuleLinks(context.db, [data.moduleId])
  const started = await listStartedDiscussions(context.db, data)
  if (name === undefined || module === undefined || started.length === 0) return undefined
  return composeMail(context, data, {
    title: text.newDiscussions(module.name, started.length),
    intro: [text.hello(name)],
    lines: started.map(({ title, slug, author }) => ({
      title,
      page: discussionPath(slug),
      more: text.startedBy(fullName(author)),
    })),
    button: { label: text.openDiscussions, path: `/training/${module.slug}/related-discussions` },
  })
}

/** The first name of the follower; undefined for one who gets no mail any more. */
async function findReader(
  { recipient }: QueuedMail,
  { db }: MailContext,
  what: Followed,
  { accountId, moduleId }: z.infer<typeof Follow>,
): Promise<string | undefined> {
  const reader = (await listReachable(db, [accountId])).get(accountId)
  if (reader?.email !== recipient || !(await isFollowing(db, what, accountId, moduleId))) return undefined
  return reader.first_name
}

interface Line {
  title: string
  page: string
  more: string
}

interface Content {
  title: string
  intro: string[]
  lines: Line[]
  button: { label: string; path: string }
}

function composeMail(
  { secret, siteUrl, siteName }: MailContext,
  follow: z.infer<typeof Follow>,
  { title, intro, lines, button }: Content,
): Mail {
  const unfollow = unfollowLinks(secret, siteUrl, { what: 'module', id: follow.moduleId, accountId: follow.accountId })
  const shown = lines.slice(0, MAX_LINES)
  const others = lines.length > MAX_LINES ? [mailText.more(lines.length - MAX_LINES)] : []
  const rows = shown.map((line) => row(lineHtml(siteUrl, line), 'padding:0 0 12px'))
  const plain = shown.map(({ title, page, more }) => `${title}\n${more}\n${siteUrl}${page}`)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title,
    body: {
      html: [...intro.map((each) => paragraph(each)), layoutTable(rows), ...others.map((each) => paragraph(each))].join(
        '\n',
      ),
      text: [...intro, ...plain, ...others].join('\n\n'),
    },
    button: { label: button.label, url: `${siteUrl}${button.path}` },
    footer: [text.why],
    unsubscribe: { label: text.stop, url: unfollow.page },
    otherLinks: [{ label: text.settings, url: `${siteUrl}/user/settings#notifications` }],
  })
  return { subject: title, ...layout, unsubscribeUrl: unfollow.oneClick }
}

function lineHtml(siteUrl: string, { title, page, more }: Line): string {
  const link = `<a href="${escapeHtml(siteUrl + page)}" dir="${directionOf(title)}">${escapeHtml(title)}</a>`
  return `${link}<p class="quiet" style="${STYLE.small}">${escapeHtml(more)}</p>`
}

export const moduleMails: MailTemplates = { [FILES_MAIL]: filesMail, [DISCUSSIONS_MAIL]: discussionsMail }
