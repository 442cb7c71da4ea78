import { KeyFacts } from '#ui/KeyFacts.tsx'
import { ModuleActions } from './ModuleActions.tsx'
import { moduleFacts, useModule } from './module-data.ts'

/** The side column of a module: its facts, and all of it to take home, keep or pass on. */
export function ModuleSide() {
  const { module } = useModule()
  return (
    <KeyFacts facts={moduleFacts(module)}>
      <ModuleActions module={module} />
    </KeyFacts>
  )
}
