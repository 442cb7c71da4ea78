import { useEffect, useState } from 'react'
import { content } from '#features/pages/browser/client.ts'
import type { Guidelines } from '#features/pages/contract.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { text } from './messages.ts'

/** The guidelines before the form. 'Continue' works while they are loading. */
export function GuidelinesStep({ onCancel, onNext }: { onCancel: () => void; onNext: () => void }) {
  const guidelines = useGuidelines()
  return (
    <div className="posting-form">
      {guidelines === 'loading' && <Skeleton label={text.guidelines.loading} />}
      {guidelines === 'failed' && <ShortGuidelines />}
      {typeof guidelines === 'object' && <WholeGuidelines {...guidelines} />}
      <div className="posting-end">
        <div className="posting-actions">
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button variant="primary" onClick={onNext}>
            {text.guidelines.next}
          </Button>
        </div>
      </div>
    </div>
  )
}

function WholeGuidelines({ intro, sections }: Guidelines) {
  return (
    <>
      <Prose html={intro} />
      {sections.map((section) => (
        <section key={section.title} className="guideline">
          <h3 dir="auto">{section.title}</h3>
          <Prose html={section.body} />
        </section>
      ))}
    </>
  )
}

function ShortGuidelines() {
  return (
    <div className="prose">
      <ul>
        {text.guidelines.short.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function useGuidelines(): Guidelines | 'loading' | 'failed' {
  const [guidelines, setGuidelines] = useState<Guidelines | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const request = new AbortController()
    content.getGuidelines(browserTransport(request.signal)).then(setGuidelines, () => setGuidelines('failed'))
    return () => request.abort()
  }, [])
  return guidelines
}
