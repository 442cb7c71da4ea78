import { contentType } from '#core/content-type.ts'
import { labels } from './messages.ts'

const categories = Object.entries(labels.newsCategories).map(([value, label]) => ({ value, label }))

/** One item of the news. */
export const newsItemType = contentType({
  kind: 'news-item',
  name: labels.newsItem,
  titleField: 'title',
  fields: {
    title: { type: 'text', label: labels.title, max: 160, lines: 2, required: true },
    category: { type: 'choice', label: labels.category, options: categories, required: true },
    content: { type: 'html', label: labels.text, max: 8000, required: true },
    picture: { type: 'file', label: labels.picture, accept: 'picture' },
    url: { type: 'link', label: labels.source },
    date: { type: 'date', label: labels.date, help: labels.newsDateHelp },
  },
  parts: {
    all: { label: labels.newsParts, fields: ['title', 'category', 'content', 'picture', 'url', 'date'] },
  },
})
