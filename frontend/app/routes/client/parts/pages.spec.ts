import { describe, expect, it } from '@jest/globals'
import { callOfPage } from './pages'

describe('the call that a page of the merchant area is about', () => {
  it.each([
    ['/client/api-users', 'GET /clients/:clientID/apiusers'],
    ['/client/api-users/new?cursor=x', 'POST /clients/:clientID/apiusers'],
    ['/client/api-users/api_1/edit', 'PUT /clients/:clientID/apiusers/:apiUserID'],
    ['/client/webhooks/deliveries/replay', 'POST /clients/:clientID/webhook-deliveries/replay'],
    ['/client/webhooks/deliveries/whd_1', 'GET /clients/:clientID/webhook-deliveries/:deliveryID'],
    ['/client/webhooks/events.data', 'GET /clients/:clientID/events'],
    ['/client/profile', undefined],
    ['/client/dashboard', undefined],
    ['/client/team/mem_1/hand-over', undefined],
    ['/admin/api-users', undefined],
  ])('of %s is %s', (page, call) => {
    expect(callOfPage(page)).toBe(call)
  })
})
