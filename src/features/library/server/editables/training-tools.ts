import { storedKind } from '#content/server/kind.ts'
import { TRAINING_TOOLS } from '../../browser/components/content-kinds.ts'
import { trainingToolsType } from '../../content-types.ts'
import { pageText } from '../../messages.ts'

const { entry } = TRAINING_TOOLS

const stored = storedKind({
  type: trainingToolsType,
  tags: ['library'],
  pages: { [entry]: '/training' },
  ids: { tools: 'training-tool' },
  // A tool without a file is not published.
  clean: (_tx, { tools }) => ({ tools: tools.filter(({ file }) => file !== null) }),
})

/** Lists name it as the button on its page does. */
export const trainingTools = { ...stored, list: async () => [{ entry, title: pageText.tools, page: '/training' }] }
