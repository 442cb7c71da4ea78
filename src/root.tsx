import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet } from 'react-router'
import headScript from '#app/browser/boot/head.ts?inline-script'
import { text } from '#app/browser/shell/messages.ts'
import { SiteShell } from '#app/browser/shell/SiteShell.tsx'
import { loadShell, shellContext } from '#app/browser/shell/shell-data.ts'
import { IconSprite } from '#ui/elements/Icon.tsx'
import { inBrowser, type Load, onServer } from '#ui/page/page.ts'
import './site.css'
import fontsUrl from '#ui/styles/fonts.css?url'

/** It has run before hydration, so the browser's bundle does not contain it. */
const HEAD_SCRIPT = import.meta.env.SSR ? headScript : ''

async function load({ url }: Load) {
  return { origin: url.origin }
}
export const clientLoader = inBrowser(load)

export async function loader(args: LoaderFunctionArgs) {
  const responses = await onServer(({ api }) => loadShell(api))(args)
  args.context.set(shellContext, responses)
  const { site_name: name, share_picture: picture } = responses.shell ?? {}
  return { ...(await onServer(load)(args)), ...(name && { name }), ...(picture && { picture }) }
}

/** Header and footer do not change on navigation. */
export function shouldRevalidate() {
  return false
}

export { ErrorPage as ErrorBoundary } from '#app/browser/shell/ErrorPage.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the styles: the browser runs no script until the styles before it have loaded. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <meta name="theme-color" content="#161E4D" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/news.atom" title={text.newsFeed} />
        <link rel="deferred-stylesheet" href={fontsUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        <SiteShell>{children}</SiteShell>
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
