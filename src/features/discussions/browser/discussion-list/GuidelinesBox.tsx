import { Link } from '#ui/navigation/Link.tsx'
import { Box } from '#ui/status/Note.tsx'
import { text } from '../../messages.ts'

/** The guidelines in one sentence, with a link to their page. */
export function GuidelinesBox() {
  return (
    <Box>
      <h2>{text.guidelines}</h2>
      <p>{text.guidelinesHint}</p>
      <p>
        <Link className="box-link" to="/community/guidelines">
          {text.readGuidelines}
        </Link>
      </p>
    </Box>
  )
}
