import { useState } from 'react'
import { badgeKindOf, pagesLabelOf, typeLabelOf } from '#core/file-labels.ts'
import { Button } from '#ui/elements/Button.tsx'
import { ConfirmDialog } from '#ui/elements/ConfirmDialog.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { FileRow } from '#ui/files/FileRow.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useIsOffline } from '#ui/offline/use-is-offline.ts'
import { Previews } from '#ui/preview/Previews.tsx'
import { StatusBox } from '#ui/status/StatusBox.tsx'
import type { KeptFile } from '../../contract.ts'
import { text } from '../../messages.ts'
import { deviceName } from '../device.ts'
import { keepStore } from '../store/keep-store.ts'
import { remove, update } from '../store/keeper.ts'
import type { Choice, KeptThing } from '../store/kept-things.ts'
import { contentsOf, contentsOfFile, newerOf, pdfOf, sizeOf } from '../store/plan.ts'
import KeepLine from './KeepLine.tsx'
import './kept-things.css'

const bytesOf = ({ target, choice }: KeptThing) => sizeOf(contentsOf(target, choice))

/** Folders and modules that are kept, each with its files. @param bySize the largest first, to make room */
export function KeptThings({ bySize }: { bySize: boolean }) {
  const things = keepStore.useStore((state) => state.things)
  const [removed, setRemoved] = useState<KeptThing>()
  const sorted = bySize ? [...things].sort((one, other) => bytesOf(other) - bytesOf(one)) : things
  const groups = [
    { title: text.kits, listed: sorted.filter(({ kind }) => kind === 'folder') },
    { title: text.modules, listed: sorted.filter(({ kind }) => kind === 'module') },
  ]
  const previews = new Map(things.flatMap(previewsOf).map((preview) => [preview.key, preview]))
  return (
    <div>
      {groups.map(
        ({ title, listed }) =>
          listed.length > 0 && (
            <section key={title}>
              <SectionHead title={title} count={text.kept(listed.length)} />
              {listed.map((thing) => (
                <Fold key={thing.key} thing={thing} onRemove={() => setRemoved(thing)} />
              ))}
            </section>
          ),
      )}
      {removed && (
        <ConfirmDialog
          question={text.removeQuestion(removed.target.title, deviceName(), text.size(bytesOf(removed)))}
          submit={text.remove}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <Previews files={[...previews.values()]} />
    </div>
  )
}

/** What has changed on the site. Nothing is fetched without the press. */
export function UpdateAll() {
  const newer = keepStore.useStore((state) => state.things).filter((thing) => newerOf(thing) && thing.status === 'kept')
  const isOffline = useIsOffline()
  if (newer.length === 0 || isOffline) return null
  const changes = newer.map((thing) => newerOf(thing) ?? { files: 0, bytes: 0 })
  const bytes = changes.reduce((sum, change) => sum + change.bytes, 0)
  return (
    <StatusBox
      tone="newer"
      title={text.newer(changes.reduce((sum, { files }) => sum + files, 0))}
      detail={text.inAll(
        newer.map(({ target }) => target.title),
        bytes,
      )}
      actions={
        <Button variant="primary" size="small" onClick={() => void Promise.all(newer.map(update))}>
          {text.updateAll(bytes)}
        </Button>
      }
    />
  )
}

function Fold({ thing, onRemove }: { thing: KeptThing; onRemove: () => void }) {
  const { key, kind, accent = 2, kept, keptAt, target, choice, status } = thing
  const isOffline = useIsOffline()
  const newer = newerOf(thing)
  const { files, title, page } = kept ?? target
  return (
    <details className="kept-thing" id={key} open={location.hash === `#${key}`}>
      <summary>
        {kind === 'folder' ? (
          <span className="kept-mark kept-folder" aria-hidden="true">
            <Icon name="folder" />
          </span>
        ) : (
          <span className={`kept-mark accent-${accent}`} aria-hidden="true" />
        )}
        <div>
          <h3 dir="auto">{title}</h3>
          <small>{text.facts(files.length, sizeOf(contentsOf(kept ?? target, choice)), keptAt)}</small>
          {newer && (
            <small>
              {isOffline ? text.waitsForNetwork(newer.files, newer.bytes) : text.newerFacts(newer.files, newer.bytes)}
            </small>
          )}
        </div>
        <Icon name="chevron-down" />
      </summary>
      {status !== 'kept' && <KeepLine subject={thing} isBar={false} />}
      {kept && (
        <ul className="file-rows">
          {files.map((file) => (
            <li key={file.key}>
              <KeptRow file={file} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      <p className="row">
        <Link to={kind === 'module' ? `${page}/downloads` : page}>{text.allFiles(files.length)}</Link>
        <button type="button" className="text-button" onClick={onRemove}>
          {text.remove}
        </button>
      </p>
    </details>
  )
}

/** The PDF opens in the preview, what has none in a program of the device. */
function KeptRow({ file, choice }: { file: KeptFile; choice: Choice }) {
  const { title, note, key } = file
  const pdf = pdfOf(file)
  const { kind, size } = factsOf(file, choice)
  return (
    <FileRow
      kind={badgeKindOf(kind)}
      title={title}
      name={title}
      details={note}
      facts={[typeLabelOf(kind), pagesLabelOf(kind), size]}
      download={choice === 'all' ? { href: file.file.path, sizeBytes: file.file.size_bytes } : undefined}
      view={pdf ? { plain: `${pdf}?view`, preview: key } : { saved: file.file.path }}
    />
  )
}

function factsOf(file: KeptFile, choice: Choice) {
  const { file_type, pages } = file
  const size = text.size(contentsOfFile(file, choice)[0]?.size_bytes ?? 0)
  return { kind: { file_type, path_type: 'FILE', pages } as const, size }
}

function previewsOf({ kept, choice }: KeptThing) {
  return (kept?.files ?? []).flatMap((each) => {
    const pdf = pdfOf(each)
    const { kind, size } = factsOf(each, choice)
    const { key, title, pages, file } = each
    const preview = { key, title, size, typeLabel: typeLabelOf(kind), pages, file: file.path }
    return pdf === undefined ? [] : [{ ...preview, previewFile: `${pdf}?view` }]
  })
}
