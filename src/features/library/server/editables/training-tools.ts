import { storedKind } from '#content/server/kind.ts'
import { trimTexts } from '#content/server/trim-texts.ts'
import { TRAINING_TOOLS } from '../../browser/components/content-kinds.ts'
import { trainingToolsType } from '../../content-types.ts'

export const trainingTools = storedKind({
  type: trainingToolsType,
  tags: ['library'],
  pages: { [TRAINING_TOOLS.entry]: '/training' },
  ids: { tools: 'training-tool' },
  clean(_tx, value) {
    const { tools } = trimTexts(trainingToolsType, value)
    // A tool without a file is not published.
    return { tools: tools.filter(({ file }) => file !== null) }
  },
})
