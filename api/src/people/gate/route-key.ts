/** `GET /clients/:clientID`: the method and the matched template, without the `/api` prefix. HEAD is a GET without a body. */
export function routeKeyOf(method: string, template: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${template.replace(/^\/api(?=\/|$)/, '')}`
}
