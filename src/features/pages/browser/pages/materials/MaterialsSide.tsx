import { Suspense, startTransition, useState } from 'react'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { Note } from '#ui/status/Note.tsx'
import '#ui/layout/PageContents.css'
import { materialsText as text } from '../../../messages.ts'
import { ColorGuideRegion } from '../../components/ColorGuideRegion.tsx'
import { type MaterialLanguage, type MaterialSectionData, sectionAnchor } from './material-section.ts'

const ColorGuideDialog = lazyPart(() => import('../../components/ColorGuideDialog.tsx'))

/** Contents and colour guide: next to the files on wide screens, folded above them on phones. */
export function MaterialsSide({ language, sections }: { language: MaterialLanguage; sections: MaterialSectionData[] }) {
  return (
    <aside className="materials-side">
      <nav aria-label={text.contents}>
        <FoldingSection id="contents" title={text.contents} count={text.sections(sections.length)} small>
          <ul className="contents-links">
            {sections.map((section) => (
              <li key={sectionAnchor(section)}>
                <a href={`#${sectionAnchor(section)}`}>
                  <b lang={language} dir="auto">
                    {section.section_name}
                  </b>
                  <span>{countsLabel(countFiles(section.content))}</span>
                </a>
              </li>
            ))}
          </ul>
        </FoldingSection>
      </nav>
      <ColorGuideNote language={language} />
    </aside>
  )
}

function ColorGuideNote({ language }: { language: MaterialLanguage }) {
  const [open, setOpen] = useState(false)
  return (
    <ColorGuideRegion guide={language}>
      <Note>
        <span lang={language}>{text[language].slidesBanner}</span>
        <button type="button" className="link-button script-only" onClick={() => startTransition(() => setOpen(true))}>
          {text.learnMore}
        </button>
        <Suspense>{open && <ColorGuideDialog guide={language} onClose={() => setOpen(false)} />}</Suspense>
      </Note>
    </ColorGuideRegion>
  )
}
