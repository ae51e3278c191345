<?php

/** Counts the operations whose method returns the stated type. An argument is `operation=Type`; no type allows any. */

require __DIR__ . '/php/client.php';

$stated = array_map(fn ($argument) => explode('=', $argument), array_slice($argv, 1));
$kept = array_filter($stated, function ($pair) {
    $returned = (string) (new ReflectionMethod('DocumentProcessingService\Client', $pair[0]))->getReturnType();
    return $pair[1] === '' || $returned === "DocumentProcessingService\\{$pair[1]}";
});
echo count($kept), ' of ', count($stated), " types\n";
