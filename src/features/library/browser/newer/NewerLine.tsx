import { useEffect } from 'react'
import { loadRemembered, remembered } from '#ui/download/remembered.ts'
import { useLazyPart } from '#ui/page/use-lazy.ts'
import { filesOfModule } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../components/module-data.ts'
import { isNewer } from './is-newer.ts'

/** Above the files: which of them are newer than what this device has downloaded. Nothing is fetched without a press. */
export function NewerLine({ data }: { data: ModuleData }) {
  useEffect(loadRemembered, [])
  const hasNewer = remembered.useStore((taken) => filesOfModule(data).some((file) => isNewer(taken, file)))
  const Box = useLazyPart(() => import('./NewerBox.tsx'), hasNewer && data.module.entry === undefined)
  return <div role="status">{Box && <Box data={data} />}</div>
}
