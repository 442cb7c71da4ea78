import { Suspense, startTransition, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { urlOf } from '#core/client.ts'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { formatCount } from '#core/format.ts'
import { ColorGuideRegion } from '#features/pages/browser/components/ColorGuideRegion.tsx'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { AddItem, EditFiles, EditItem, EditRegion, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { Columns } from '#ui/layout/Columns.tsx'
import { FoldingSection, OpenAll } from '#ui/layout/FoldingSection.tsx'
import { KeyFacts } from '#ui/layout/KeyFacts.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { Note } from '#ui/status/Note.tsx'
import { VideoGrid } from '#ui/video/VideoGrid.tsx'
import { SECTION_TITLES, slidesArchiveName, pageText as text } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { MODULE } from '../components/content-kinds.ts'
import { ModuleActions, ModuleKept } from '../components/ModuleActions.tsx'
import {
  fileKey,
  filesOfModule,
  itemKey,
  ModuleFileRow,
  previewOf,
  SECTION_NAMES,
  type Section,
} from '../components/ModuleFileRow.tsx'
import { entryOf, moduleFacts, moduleMeta, useModule } from '../components/module-data.ts'

const ColorGuideDialog = lazyPart(() => import('#features/pages/browser/components/ColorGuideDialog.tsx'))

export function meta(args: MetaArgs) {
  return moduleMeta(args, text.tabs.sessions, '/sessions')
}

export default function ModuleSessionsPage() {
  const data = useModule()
  const isEditing = useIsEditing()
  const files = filesOfModule(data)
  return (
    <Columns
      side={
        <EditRegion kind={MODULE} entry={entryOf(data.module)} part="facts">
          <KeyFacts facts={moduleFacts(data.module)}>
            <ModuleActions module={data.module} />
          </KeyFacts>
        </EditRegion>
      }
    >
      <div className="module-sections" data-folds="">
        <ModuleKept />
        <EditFiles table={`${MODULE}/${entryOf(data.module)}`} />
        <div className="phone-only fold-hint">
          <p className="quiet">{text.accordionHint}</p>
          <OpenAll />
        </div>
        {SECTION_NAMES.map((section) => (
          <SessionSection key={section} section={section} files={files.filter((file) => file.section === section)} />
        ))}
        {(data.videos.length > 0 || isEditing) && <Videos />}
      </div>
      <Previews files={files.flatMap(previewOf)} />
    </Columns>
  )
}

/** The sections that a trainer needs first are open on phones too. */
const OPEN_AT_FIRST: readonly Section[] = ['module_session_plan', 'presentation_slides']

function SessionSection({ section, files }: { section: Section; files: ReturnType<typeof filesOfModule> }) {
  const { module } = useModule()
  const list = { kind: MODULE, entry: entryOf(module), list: 'files' }
  return (
    <FoldingSection
      id={section}
      title={SECTION_TITLES[section]}
      count={countsLabel(countFiles(files), 'document')}
      open={OPEN_AT_FIRST.includes(section)}
    >
      <EditRegion kind={MODULE} entry={entryOf(module)} part="descriptions">
        <p className="section-description" dir="auto">
          {module[`${section}_desc` as const]}
        </p>
      </EditRegion>
      {section === 'presentation_slides' && files.length > 0 && <SlidesBanner />}
      {files.length > 0 ? (
        <ul className="file-rows">
          {files.map((file) => (
            <li key={fileKey(file)}>
              <EditItem {...list} item={itemKey(file)}>
                <ModuleFileRow file={file} />
              </EditItem>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{text.noFiles}</p>
      )}
      <AddItem {...list} to={SECTION_TITLES[section]} preset={{ section }} />
    </FoldingSection>
  )
}

/** Explains the colours of the slides and offers their archive. */
function SlidesBanner() {
  const { module, slides_archive: archive } = useModule()
  const [guideOpen, setGuideOpen] = useState(false)
  return (
    <ColorGuideRegion guide="slides">
      <Note>
        <span>{text.slidesBanner}</span>
        <button
          type="button"
          className="link-button script-only"
          onClick={() => startTransition(() => setGuideOpen(true))}
        >
          {text.learnMore}
        </button>
        {archive.count > 0 && (
          <DownloadLink
            className="button button-line button-small"
            href={urlOf(paths.downloadSlides, { params: { module: module.slug } })}
            name={slidesArchiveName(module.id)}
            sizeBytes={archive.size_bytes}
          >
            {`${text.downloadSlides} ${noBreak(`· ${archive.size}`)}`}
          </DownloadLink>
        )}
        <Suspense>{guideOpen && <ColorGuideDialog guide="slides" onClose={() => setGuideOpen(false)} />}</Suspense>
      </Note>
    </ColorGuideRegion>
  )
}

function Videos() {
  const { module, videos } = useModule()
  const target = { kind: MODULE, entry: entryOf(module) }
  const list = { ...target, list: 'videos' }
  return (
    <FoldingSection
      id="videos"
      title={text.videos}
      count={formatCount(videos.length, { one: 'video', other: 'videos' })}
    >
      <EditRegion {...target} part="descriptions">
        <p className="section-description" dir="auto">
          {module.video_desc}
        </p>
      </EditRegion>
      <VideoGrid
        videos={videos}
        frame={(video, player) => (
          <EditItem {...list} item={itemKey(video)}>
            {player}
          </EditItem>
        )}
      />
      <AddItem {...list} />
    </FoldingSection>
  )
}
