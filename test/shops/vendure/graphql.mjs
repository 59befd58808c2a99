// A visitor or an administrator of Vendure's two APIs.
export class GraphqlCaller {
  token

  constructor(url, channel) {
    Object.assign(this, { url, channel })
  }

  async raw(query, variables) {
    const headers = {
      'content-type': 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(this.channel && { 'vendure-token': this.channel }),
    }
    const answer = await fetch(this.url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    this.token = answer.headers.get('vendure-auth-token') ?? this.token
    return answer.json()
  }

  /** The only field of the answer; what Vendure refuses is thrown. */
  async ask(query, variables) {
    const { data, errors } = await this.raw(query, variables)
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    const [value] = Object.values(data)
    if (value?.errorCode) throw new Error(`${value.errorCode}: ${value.message}${value.paymentErrorMessage ?? ''}`)
    return value
  }
}
