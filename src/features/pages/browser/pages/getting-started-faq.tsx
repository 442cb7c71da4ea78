import type { MetaArgs } from 'react-router'
import { inBrowser, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { text } from '../../messages.ts'
import { FaqSections, loadFaq } from '../components/FaqSections.tsx'
import { GettingStartedFrame } from '../components/GettingStartedFrame.tsx'

export const loader = onServer(loadFaq)
export const clientLoader = inBrowser(loadFaq)

export { revalidateOnPathChange as shouldRevalidate } from '#ui/page.ts'

export function meta(args: MetaArgs) {
  // The same questions stand on /faq: that address is the one to find.
  return pageMeta(args, { title: text.faq, description: text.faqDescription, path: '/faq' })
}

export default function GettingStartedFaqPage({ loaderData }: Page<typeof loadFaq>) {
  return (
    <GettingStartedFrame crumb={text.tabs.faq}>
      <FaqSections sections={loaderData} path="/getting-started/faq" />
    </GettingStartedFrame>
  )
}
