import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { TabNav } from '#ui/navigation/TabNav.tsx'
import { text } from '../../../messages.ts'

const TABS = [
  { name: text.tabs.navigating, to: '/getting-started/navigating-website' },
  { name: text.tabs.structure, to: '/getting-started/module-structure' },
  { name: text.tabs.faq, to: '/getting-started/faq' },
]

/** Head and tabs of the Getting Started pages. */
export function GettingStartedFrame({ crumb, children }: { crumb: string; children: ReactNode }) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: text.home, to: '/' },
            { name: text.gettingStarted, to: '/getting-started/navigating-website' },
            { name: crumb },
          ]}
        />
        <h1>{text.gettingStarted}</h1>
        <p className="lede tab-lede">{text.navigatingSubtitle}</p>
      </div>
      <TabNav label={text.gettingStarted} items={TABS} sticky />
      {children}
    </>
  )
}
