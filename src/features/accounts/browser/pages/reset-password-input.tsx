import { type MetaArgs, redirect } from 'react-router'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageText as text } from '../../messages.ts'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { accountMeta } from './account-meta.ts'

/** The link of the mail contains the URL of the confirmation, whose path contains the token. */
async function load({ url }: Load) {
  const [, uid, token] = /\/confirm\/([\w-]+)\/([\w-]+)\/?$/.exec(url.searchParams.get('url') ?? '') ?? []
  if (uid === undefined || token === undefined) throw redirect('/user/login')
  return { uid, token }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  return accountMeta(args, text.newPassword.title, '/user/reset-password-input')
}

export default function ResetPasswordInputPage({ loaderData }: Page<typeof load>) {
  return <NewPasswordForm {...loaderData} />
}
