import { ButtonLink } from '#ui/Button.tsx'
import { Box } from '#ui/Note.tsx'
import { text } from '../../messages.ts'

/** Where to ask what no page answers. */
export function AskCommunity() {
  return (
    <Box>
      <h2>{text.moreQuestions}</h2>
      <p>{text.moreQuestionsHint}</p>
      <p>
        <ButtonLink variant="primary" to="/community/discussions">
          {text.exploreCommunity}
        </ButtonLink>
      </p>
    </Box>
  )
}
