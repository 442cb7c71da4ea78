import { useEffect, useState } from 'react'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { ColorGuide } from '../../contract.ts'
import { text } from '../../messages.ts'
import { content } from '../client.ts'
import { type GuideName, useDraftedGuide } from './ColorGuideRegion.tsx'
import './color-guide.css'

const CALLS = {
  slides: content.getSlidesColorGuide,
  fr: content.getFrenchColorGuide,
  es: content.getSpanishColorGuide,
} as const

/** The meaning of the colours, loaded when the dialog opens. */
export default function ColorGuideDialog({ guide, onClose }: { guide: GuideName; onClose: () => void }) {
  const [loaded, setLoaded] = useState<ColorGuide | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the request again
  useEffect(() => {
    const controller = new AbortController()
    CALLS[guide](browserTransport(controller.signal)).then(
      setLoaded,
      () => controller.signal.aborted || setLoaded('failed'),
    )
    return () => controller.abort()
  }, [guide, attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  const shown = useDraftedGuide('color-guide-dialog', guide, typeof loaded === 'object' ? loaded : undefined)
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown?.title ?? text.colorGuide}
      wide
      lang={guide === 'slides' ? 'en' : guide}
    >
      {loaded === undefined && !shown && <Skeleton label={text.colorGuide} />}
      {loaded === 'failed' && <ErrorNotice title={text.colorGuideFailed} onRetry={retry} />}
      {shown && <Guide guide={shown} />}
    </Dialog>
  )
}

function Guide({ guide }: { guide: ColorGuide }) {
  return (
    <>
      <Prose html={guide.body} />
      <ul className="color-guide">
        {guide.color_guide_items.map((item) => (
          <li key={item.title}>
            {item.image && <img src={item.image} alt="" width="120" height="80" loading="lazy" />}
            <div>
              <h3 dir="auto">{item.title}</h3>
              <p dir="auto">{item.body}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
