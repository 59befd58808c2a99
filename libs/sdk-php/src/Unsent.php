<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\GatehouseError;

/** @internal No token could be had, so the call itself never left. */
final class Unsent extends \Exception
{
    public function __construct(public readonly GatehouseError $reason)
    {
        parent::__construct();
    }
}
