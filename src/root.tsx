import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { MEMBER_SCRIPT } from '#features/accounts/session/viewer.ts'
import { content } from '#features/content/client.ts'
import { training } from '#features/training/client.ts'
import { SiteShell } from '#site/shell/SiteShell.tsx'
import { THEME_SCRIPT } from '#site/shell/use-theme.ts'
import { IconSprite } from '#ui/Icon.tsx'
import { inBrowser, type Load, onServer } from '#ui/page.ts'
import './site.css'
import fontsUrl from '#ui/styles/fonts.css?url'

async function load({ api, url }: Load) {
  const [shell, categories] = await Promise.all([content.getShell(api), training.listModuleNames(api)])
  return { origin: url.origin, shell, categories: categories.results }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Head and foot stay as they came: no move asks for them again. */
export function shouldRevalidate() {
  return false
}

export { ErrorPage as ErrorBoundary } from '#site/shell/ErrorPage.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof load>('root')
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#161E4D" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/atom+xml" href="/news.atom" title="News and updates" />
        <link rel="later-stylesheet" href={fontsUrl} />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own few lines, allowed by hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT + MEMBER_SCRIPT }} />
      </head>
      <body>
        <IconSprite />
        <SiteShell shell={data?.shell} categories={data?.categories ?? []}>
          {children}
        </SiteShell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
