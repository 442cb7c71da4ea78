import { AlsoIn } from '#ui/layout/AlsoIn.tsx'
import { FollowButton } from '../follow/FollowButton.tsx'
import type { ModuleData } from './module-data.ts'

/** Below the facts of a module: the same subject in other languages, and Follow. Nobody follows a draft. */
export function ModuleLine({ data: { module, also_in = [] } }: { data: ModuleData }) {
  return (
    <div className="also-in">
      {also_in.length > 0 && <AlsoIn languages={also_in} />}
      {module.entry === undefined && <FollowButton module={module} />}
    </div>
  )
}
