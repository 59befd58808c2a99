<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** No answer came, so the call may have been carried out; with its key it can be repeated safely. */
class ConnectionError extends GatehouseError
{
}
