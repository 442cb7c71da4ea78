import { urlOf } from '#core/client.ts'
import { formatDate, formatSize } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { remember, remembered } from '#ui/download/remembered.ts'
import { noBreak } from '#ui/elements/no-break.ts'
import { StatusBox } from '#ui/status/StatusBox.tsx'
import { pageText } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { filesOfModule } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../components/module-data.ts'
import { archiveKey, pageFiles } from './downloads-of.ts'
import { deviceKey, isNewer } from './is-newer.ts'

const text = pageText.newer

export default function NewerBox({ data: { module, ...data } }: { data: ModuleData }) {
  const taken = remembered.useStore((all) => all)
  const files = filesOfModule(data)
  const newer = files.filter((file) => isNewer(taken, file))
  const others = files.filter((file) => file.file !== null && taken[deviceKey(file)]?.href === file.file).length
  const former = newer.flatMap((file) => taken[deviceKey(file)] ?? [])
  const times = former.map(({ at }) => at).sort()
  const date = formatDate(times.at(-1) ?? '')
  const took = former.every(({ withAll }) => withAll) ? text.tookAll(date) : text.took(date)
  const bytes = newer.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  const query = { files: newer.map(archiveKey).join(',') }
  return (
    <StatusBox
      tone="newer"
      title={text.count(newer.length)}
      detail={others > 0 ? `${took} ${text.others(others)}` : took}
      actions={
        <>
          <DownloadLink
            className="button button-line button-small"
            href={urlOf(paths.downloadFiles, { params: { module: module.slug }, query })}
            name={`${module.name}.zip`}
            sizeBytes={bytes}
          >
            {text.download(newer.length, noBreak(`· ${formatSize(bytes)}`))}
          </DownloadLink>
          <button type="button" className="text-button" onClick={() => remember(pageFiles(newer), false)}>
            {text.notNeeded}
          </button>
        </>
      }
    />
  )
}
