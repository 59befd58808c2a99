# Written by `npm run openapi` from the routes of the API.
