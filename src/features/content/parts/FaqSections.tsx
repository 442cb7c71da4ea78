import { Accordion } from '#ui/Accordion.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Box } from '#ui/Note.tsx'
import { Prose } from '#ui/Prose.tsx'
import type { Load } from '#ui/page.ts'
import { SectionHead } from '#ui/SectionHead.tsx'
import { content } from '../client.ts'
import { text } from '../text.ts'

/** All questions with their sections: two calls, however many sections there are. */
export async function loadFaq({ api }: Load) {
  const [sections, entries] = await Promise.all([content.listFaqSections(api), content.listFaqEntries(api)])
  return sections.results.map((section) => ({
    ...section,
    entries: entries.results.filter((entry) => entry.section === section.id),
  }))
}

export function FaqSections({ sections }: { sections: Awaited<ReturnType<typeof loadFaq>> }) {
  return (
    <>
      {sections.length === 0 && <p className="quiet">{text.noFaq}</p>}
      {sections.map((section) => (
        <section key={section.id}>
          <SectionHead title={section.name} />
          {section.entries.map((entry) => (
            <Accordion key={entry.id} title={entry.question} id={`faq-${entry.id}`}>
              <Prose html={entry.answer} />
            </Accordion>
          ))}
        </section>
      ))}
      <Box>
        <h2>{text.moreQuestions}</h2>
        <p>{text.moreQuestionsHint}</p>
        <p>
          <ButtonLink variant="primary" to="/community/guidelines">
            {text.exploreCommunity}
          </ButtonLink>
        </p>
      </Box>
    </>
  )
}
