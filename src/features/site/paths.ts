/** The method and path of each call. The browser loads this file, so it has no schemas. */
export const paths = {
  getHealth: 'GET /api/site/health/',
  listManagedTopics: 'GET /api/site/topics/',
  changeTopics: 'PUT /api/site/topics/',
  getSettings: 'GET /api/site/settings/',
  changeSettings: 'PUT /api/site/settings/',
  sendTestMail: 'POST /api/site/test-mail/',
} as const

export const HEALTH_PAGE = '/admin/site'
export const NAME_PAGE = '/admin/site/name'
export const TOPICS_PAGE = '/admin/site/topics'
export const MEMBERS_PAGE = '/admin/site/members'
