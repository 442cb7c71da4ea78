import { urlOf } from '#core/client.ts'
import { formatDate, formatSize } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { remember } from '#ui/download/remembered.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { pageText } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { filesOfModule } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../components/module-data.ts'
import { deviceKey, isNewer } from './is-newer.ts'
import { archiveKey, pageFiles, useRemembered } from './use-newer.ts'
import './newer-line.css'

const text = pageText.newer

/** Above the files: which of them are newer than what this device has downloaded. Nothing is fetched without a press. */
export function NewerLine({ data }: { data: ModuleData }) {
  const taken = useRemembered()
  const files = filesOfModule(data).filter(({ file }) => file !== null)
  const newer = files.filter((file) => isNewer(taken[deviceKey(file)], file))
  if (newer.length === 0 || data.module.entry !== undefined) return <div role="status" />
  const others = files.filter((file) => taken[deviceKey(file)]?.href === file.file).length
  const dates = newer.flatMap((file) => taken[deviceKey(file)] ?? [])
  const date = formatDate(
    dates
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '',
  )
  const bytes = newer.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  const query = { files: newer.map(archiveKey).join(',') }
  return (
    <div className="newer-line" role="status">
      <Icon name="refresh" />
      <div>
        <b>{text.count(newer.length)}</b>
        <small>
          {dates.every(({ withAll }) => withAll) ? text.tookAll(date) : text.took(date)}
          {others > 0 && ` ${text.others(others)}`}
        </small>
      </div>
      <div className="newer-actions">
        <DownloadLink
          className="button button-line button-small"
          href={urlOf(paths.downloadFiles, { params: { module: data.module.slug }, query })}
          name={`${data.module.name}.zip`}
          sizeBytes={bytes}
        >
          {text.download(newer.length, noBreak(`· ${formatSize(bytes)}`))}
        </DownloadLink>
        <button type="button" className="link-button" onClick={() => remember(pageFiles(newer), false)}>
          {text.notNeeded}
        </button>
      </div>
    </div>
  )
}
