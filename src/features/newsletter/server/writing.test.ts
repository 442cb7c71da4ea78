import { expect, test } from 'vitest'
import { createMailbox } from '#testing/mailbox.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { MAILS, TEXT, writerOf } from '#testing/newsletter/mails.ts'
import { createSite, SITE_URL } from '#testing/site.ts'

const site = await createSite()
const mailbox = await createMailbox(site)
const editor = await createStaff(site, 'editor')
const admin = await createStaff(site, 'admin')
const [writer, sender] = [writerOf(editor), writerOf(admin)]

test('of two people who save the same draft, the second one gets a conflict and nothing is overwritten', async () => {
  const id = await writer.write({ subject: 'Mine' })
  expect((await sender.save(id, 2, { subject: 'Of a colleague' })).status).toBe(200)
  const refused = await writer.save(id, 2, { subject: 'Later' })
  expect(refused).toMatchObject({ status: 409, headers: { 'error-code': 'draft_changed' } })
  const { subject, revision } = await writer.get(id)
  expect([subject, revision]).toEqual(['Of a colleague', 3])
  expect((await writer.save(id, revision, { subject: 'Both' })).status).toBe(200)
})

test('an editor writes, tests and asks; only an administrator sends', async () => {
  const id = await writer.write({ subject: 'Handed over' })
  const dashboard = () => admin.call('GET', '/api/editing/dashboard/')
  expect(await writer.send(id)).toMatchObject({ status: 403 })
  expect(await writer.control(id, 'stop')).toMatchObject({ status: 403 })
  expect(await writer.ask(id)).toMatchObject({ status: 200 })
  const row = expect.objectContaining({ title: 'Handed over', kind_name: 'Ready to send', page: `/admin/mail/${id}` })
  expect(await dashboard()).toMatchObject({ body: { results: expect.arrayContaining([row]) } })
  expect(await sender.send(id)).toMatchObject({ status: 200 })
  expect(await dashboard()).toMatchObject({ body: { results: expect.not.arrayContaining([row]) } })
  expect(await sender.send(id), 'a second press').toMatchObject({ status: 409 })
  expect((await writer.save(id, 2, {})).status, 'after the start').toBe(409)
  const copy = await editor.call('POST', MAILS, { body: { list: 'newsletter', from: id } })
  expect(copy).toMatchObject({ status: 201 })
})

test('readers and moderators have no part in it', async () => {
  const moderator = await createStaff(site, 'moderator')
  const member = await createMember(site)
  for (const { call } of [moderator, member]) expect((await call('GET', MAILS)).status).toBe(403)
  expect((await editor.call('GET', '/api/newsletter/bounces/')).status, 'addresses').toBe(403)
})

test('a test goes to the writer, looks like the mail, and its link to leave leaves nothing', async () => {
  const body = '<h2>New</h2><p>See <a href="/training">the modules</a></p><script>alert(1)</script>'
  const id = await writer.write({ subject: 'Tried', body })
  expect(await writer.get(id)).toMatchObject({ is_tested: false })
  expect(await writer.test(id)).toMatchObject({ status: 200 })
  expect(await writer.get(id)).toMatchObject({ is_tested: true })
  const [mail] = await mailbox.mailsTo(editor.email)
  expect(mail?.subject).toBe('[Test] Tried')
  expect(mail?.text).toContain(`See the modules (${SITE_URL}/training)`)
  expect(mail?.html).not.toContain('<script>')
  const preview = await editor.call('POST', '/api/newsletter/preview/', { body: { ...TEXT, subject: 'Tried', body } })
  expect(preview.body).toMatchObject({ text: expect.stringContaining('See the modules'), bytes: expect.any(Number) })
  const button = new URL(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/[<>]/g, '') ?? '')
  expect((await site.post(`${button.pathname}${button.search}`, {})).status).toBe(400)
  await writer.save(id, 2, { body })
  expect(await writer.get(id), 'after a change').toMatchObject({ is_tested: false })
})

test('a mail without subject or text is not sent, and a broken link is named before', async () => {
  const body = '<p><a href="/training/nowhere">Here</a></p>'
  const id = await sender.write({ subject: '', body })
  expect(await sender.send(id)).toMatchObject({ status: 400, body: { subject: ['Write a subject first.'] } })
  expect(await sender.get(id)).toMatchObject({ links: 1, broken_links: ['/training/nowhere'] })
  expect((await editor.call('DELETE', `${MAILS}${id}/`)).status).toBe(200)
  expect((await editor.call('GET', `${MAILS}${id}/`)).status).toBe(404)
})
