import { contentType } from '#core/content-type.ts'
import { formText } from './messages.ts'

const categories = Object.entries(formText.newsCategories).map(([value, label]) => ({ value, label }))

export const newsItemType = contentType({
  kind: 'news-item',
  name: formText.newsItem,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: formText.title, max: 160, lines: 2, required: true },
    category: { type: 'choice', label: formText.category, options: categories, required: true },
    content: { type: 'html', label: formText.text, max: 8000, required: true },
    picture: { type: 'file', label: formText.picture, accept: 'picture' },
    picture_text: { type: 'text', label: formText.pictureText, help: formText.pictureTextHelp, max: 200, lines: 2 },
    url: { type: 'link', label: formText.source },
    date: { type: 'date', label: formText.date, help: formText.newsDateHelp },
  },
  parts: {
    all: {
      label: formText.newsParts,
      fields: ['title', 'category', 'content', 'picture', 'picture_text', 'url', 'date'],
    },
  },
})
