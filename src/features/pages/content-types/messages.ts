/** Words of the forms in which editors change pages. */
export const labels = {
  faqSection: 'FAQ section',
  name: 'Name',
  nameOfSection: 'name of the section',
  questions: 'Questions',
  question: 'question',
  questionLabel: 'Question',
  questionsOfSection: 'questions',
  answer: 'Answer',
}
