import type { ReactNode } from 'react'
import { EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { TabNav } from '#ui/navigation/TabNav.tsx'
import type { GettingStarted } from '../../../contract.ts'
import { text } from '../../../messages.ts'
import { GETTING_STARTED } from './getting-started-data.ts'

const TABS = [
  { name: text.tabs.navigating, to: '/getting-started/navigating-website' },
  { name: text.tabs.structure, to: '/getting-started/module-structure' },
  { name: text.tabs.faq, to: '/getting-started/faq' },
]

export type GettingStartedHead = Pick<GettingStarted, 'title' | 'description'>

interface GettingStartedFrameProps {
  head: GettingStartedHead
  crumb: string
  children: ReactNode
}

export function GettingStartedFrame({ head: published, crumb, children }: GettingStartedFrameProps) {
  const head = useDrafted('getting-started-head', published)
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
        <EditRegion {...GETTING_STARTED} part="heading">
          <h1 dir="auto">{head.title}</h1>
          <p className="lede tab-lede" dir="auto">
            {head.description}
          </p>
        </EditRegion>
      </div>
      <TabNav label={text.gettingStarted} items={TABS} sticky />
      {children}
    </>
  )
}
